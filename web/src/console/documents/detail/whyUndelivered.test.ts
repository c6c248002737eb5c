import { expect, it } from "vitest";
import { whyUndelivered } from "./whyUndelivered";

it("puts what mail servers say into plain words", () => {
  for (const [said, why] of [
    ["550 5.1.1 <gone@example.com>: Recipient address rejected: User unknown", "unknown"],
    ["550 No such user here", "unknown"],
    ["552 5.2.2 Mailbox full", "full"],
    ["452 4.2.2 over quota", "full"],
    ["550 5.7.1 user unknown to our policy: blocked", "refused"],
    ["554 rejected as spam", "refused"],
    ["mail.example.com could not be reached: connection refused", "unreachable"],
    ["451 something odd", "other"],
    ["the mail server takes nothing from our sender; check smtp.from: 550 5.1.8 unknown", "ours"],
    ["", "other"],
  ] as const)
    expect(whyUndelivered(said), said).toBe(`documents-undelivered-${why}`);
});
