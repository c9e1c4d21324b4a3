/** Shows every other row of a book or tape at the strongest moment of its flash, for a picture. */
export function holdFlash(root: ParentNode): void {
  root.querySelectorAll<HTMLElement>('[data-flash]').forEach((overlay, index) => {
    if (index % 2 === 0) overlay.style.opacity = '1';
  });
}
