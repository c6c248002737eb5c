/**
 * Returns a handler that acts on what a person does and not on what a script does in their name: programs that open links in
 * mails to look for malware run scripts and click on buttons, and must neither open nor sign.
 */
export function deliberate<E extends Event>(act: (event: E) => void): (event: E) => void {
  return (event) => {
    event.preventDefault();
    if (event.isTrusted) act(event);
  };
}
