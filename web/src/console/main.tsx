import "./frame/scheme";
import "./frame/firstStyles";
import "../style/colours.css";
import "./frame/frame.css";
import "./frame/keptFocus";
import { setNonce } from "get-nonce";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { watchAttendance } from "./api/attendance";
import { Failure } from "./api/failure";

const nonce = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce ?? "";
// For the styles by which dialogs hold the page behind them still.
setNonce(nonce);

/** A refusal is shown on the page; whatever else was caught is a fault of ours, and belongs into the browser's log too. */
function report(thrown: unknown): void {
  if (!(thrown instanceof Failure)) console.error(thrown);
}

watchAttendance();
const place = document.getElementById("app");
if (place)
  createRoot(place, { onCaughtError: report }).render(
    <StrictMode>
      <App nonce={nonce} />
    </StrictMode>,
  );
