/** Whether a text looks like an email address. The service looks closer, and has the last word. */
export const isAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim());
