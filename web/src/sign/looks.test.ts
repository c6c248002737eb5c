import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startLooks } from "./looks";

const page = { hidden: false };
const look = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  page.hidden = false;
  look.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("looks every three seconds, until it is stopped", () => {
  const stop = startLooks(look);
  vi.advanceTimersByTime(9_000);
  expect(look).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(9_000);
  expect(look).toHaveBeenCalledTimes(3);
});

it("does not look for ever", () => {
  startLooks(look);
  vi.advanceTimersByTime(3_600_000);
  expect(look).toHaveBeenCalledTimes(40);
});

it("waits while nobody sees the page, and goes on after it", () => {
  startLooks(look);
  page.hidden = true;
  vi.advanceTimersByTime(3_600_000);
  expect(look).not.toHaveBeenCalled();
  page.hidden = false;
  vi.advanceTimersByTime(3_000);
  expect(look).toHaveBeenCalledTimes(1);
});
