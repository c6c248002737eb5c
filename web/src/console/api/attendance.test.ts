import { focusManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { UNATTENDED_AFTER, watchAttendance } from "./attendance";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("nothing is asked for a page that nobody touches, until somebody does", () => {
  const page = new EventTarget();
  watchAttendance(page);
  vi.advanceTimersByTime(UNATTENDED_AFTER - 1);
  page.dispatchEvent(new Event("keydown"));
  vi.advanceTimersByTime(UNATTENDED_AFTER - 1);
  expect(focusManager.isFocused()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(focusManager.isFocused()).toBe(false);
  page.dispatchEvent(new Event("pointermove"));
  expect(focusManager.isFocused()).toBe(true);
});
