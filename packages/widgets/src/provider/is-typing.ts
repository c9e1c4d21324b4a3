/** Whether a key press goes into a text: what is a shortcut elsewhere belongs to the text there. */
export function isTyping({ target }: Pick<Event, 'target'>): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'))
  );
}
