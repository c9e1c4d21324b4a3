import type { Difference } from './compare.ts';
import type { Picture, Variant } from './chosen.ts';

/** One picture that is not as it was. Paths are relative to the report. */
export interface Finding {
  story: Picture;
  variant: Variant;
  /** What is wrong with it, in words. */
  what: string;
  before?: string;
  after?: string;
  diff?: string;
}

export function describe({ pixels, before, after }: Difference): string {
  const size = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;
  const resized = before.width !== after.width || before.height !== after.height;
  return `${pixels} px differ${resized ? `; was ${size(before)}, is ${size(after)}` : ''}`;
}

/** The findings, the component first: "Controls/Button  Matrix: agio-dark, agio-light (312 px differ)". */
export function summary(findings: readonly Finding[]): string {
  return [...Map.groupBy(findings, ({ story }) => story.title)]
    .map(([title, ofComponent]) => {
      const lines = [...Map.groupBy(ofComponent, ({ story }) => story.name)].map(
        ([name, ofStory]) => {
          const variants = ofStory.map(({ variant }) => variant.name).join(', ');
          return `    ${name} (${variants}): ${ofStory[0]?.what ?? ''}`;
        },
      );
      return [`✗ ${title}`, ...lines].join('\n');
    })
    .join('\n');
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const figure = (caption: string, path: string | undefined) =>
  path === undefined
    ? `<figure><figcaption>${caption}</figcaption><p>none</p></figure>`
    : `<figure><figcaption>${caption}</figcaption><a href="${escape(path)}"><img loading="lazy" src="${escape(path)}" alt="${caption}"></a></figure>`;

/** The findings as one page: before, after and the difference side by side. */
export function page(findings: readonly Finding[], photographed: number): string {
  const sections = [...Map.groupBy(findings, ({ story }) => story.title)].map(
    ([title, ofComponent]) =>
      `<section><h2>${escape(title)}</h2>${ofComponent
        .map(
          ({ story, variant, what, before, after, diff }) =>
            `<article><h3>${escape(story.name)} <small>${variant.name}: ${escape(what)}</small></h3>` +
            `<div>${figure('before', before)}${figure('after', after)}${figure('difference', diff)}</div></article>`,
        )
        .join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that changed</title><style>
body{font:14px/1.5 system-ui,sans-serif;margin:2rem;background:#f4f4f5;color:#18181b}
h2{margin:2.5rem 0 .5rem;border-block-end:1px solid #d4d4d8}h3{margin:1rem 0 .25rem}small{font-weight:400;color:#52525b}
article>div{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}figure{margin:0}
figcaption{color:#52525b}img{max-width:min(40rem,90vw);background:repeating-conic-gradient(#e4e4e7 0 25%,#fff 0 50%) 0 0/16px 16px;border:1px solid #d4d4d8}
</style><h1>${findings.length} of ${photographed} pictures are not as they were</h1>${sections.join('')}</html>\n`;
}
