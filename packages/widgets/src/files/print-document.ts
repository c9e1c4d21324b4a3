/**
 * Prints a document of its own, without the page around, which every browser also saves as a PDF. The browser sets the
 * type, so that names in any script come out right.
 *
 * @param title the heading, and the name of the file that the browser proposes
 */
export function printDocument(
  title: string,
  locale: string,
  fill: (body: HTMLElement) => void,
): void {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  // Some browsers print nothing of a frame that is not laid out.
  frame.style.cssText =
    'position: fixed; inset: auto 0 0 auto; inline-size: 0; block-size: 0; border: 0';
  document.body.append(frame);
  const { contentDocument: paper, contentWindow } = frame;
  if (!paper || !contentWindow) return frame.remove();
  paper.title = title;
  paper.documentElement.lang = locale;
  paper.documentElement.dir = document.documentElement.dir;
  paper.body.style.cssText = 'font: 11pt/1.5 system-ui, sans-serif; margin: 0; color: #000';
  const heading = paper.createElement('h1');
  heading.textContent = title;
  heading.style.cssText = 'font-size: 16pt; line-height: 1.25; margin-block: 0 1em';
  paper.body.append(heading);
  fill(paper.body);
  // The name that is proposed for the file is that of the page around.
  const { title: pageTitle } = document;
  document.title = title;
  const end = () => {
    document.title = pageTitle;
    frame.remove();
  };
  contentWindow.addEventListener('afterprint', end, { once: true });
  contentWindow.print();
}

/** Adds a list of what there is, and what it says. */
export function addRows(
  body: HTMLElement,
  rows: readonly (readonly [term: string, value: string])[],
): void {
  const list = body.ownerDocument.createElement('dl');
  for (const [name, value] of rows) {
    const term = body.ownerDocument.createElement('dt');
    term.textContent = name;
    term.style.fontWeight = '600';
    list.append(term);
    const text = addText(list, 'dd', value);
    text.style.cssText = 'margin: 0 0 0.5em; white-space: pre-line; overflow-wrap: anywhere';
  }
  body.append(list);
}

/** Adds a text in the direction of its own script. */
export function addText(to: HTMLElement, tag: 'p' | 'dd', text: string): HTMLElement {
  const made = to.ownerDocument.createElement(tag);
  made.dir = 'auto';
  made.textContent = text;
  to.append(made);
  return made;
}
