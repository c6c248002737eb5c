import "./frame/scheme";
import "./frame/firstStyles";
import "../style/colours.css";
import "./frame/frame.css";
import { setNonce } from "get-nonce";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";

const nonce = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce ?? "";
// For the styles by which dialogs hold the page behind them still.
setNonce(nonce);

const place = document.getElementById("app");
if (place)
  createRoot(place).render(
    <StrictMode>
      <App nonce={nonce} />
    </StrictMode>,
  );
