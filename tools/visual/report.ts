import { join } from 'node:path';
import type { Picture, Variant } from './picture-list.ts';
import type { Difference } from './compare.ts';
import { origins } from './change-origins.ts';

/** One picture that is not as it was. Paths are relative to the report. */
export interface Finding {
  story: Picture;
  variant: Variant;
  /** Fault in words. */
  what: string;
  before?: string | undefined;
  after?: string | undefined;
  diff?: string | undefined;
}

export function describe({ pixels, before, after }: Difference): string {
  const size = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;
  const resized = before.width !== after.width || before.height !== after.height;
  return `${pixels} px differ${resized ? `; was ${size(before)}, is ${size(after)}` : ''}`;
}

const byComponent = (findings: readonly Finding[]) =>
  Map.groupBy(findings, ({ story }) => story.title);

/** The findings, the component first: "✗ Controls/Button", then "Matrix (agio-dark, rtl): 312 px differ". */
export function summary(findings: readonly Finding[]): string {
  return [...byComponent(findings)]
    .map(([title, ofComponent]) => {
      const lines = [...Map.groupBy(ofComponent, ({ story }) => story.name)].map(
        ([name, ofStory]) => `    ${name} ${inWords(ofStory)}`,
      );
      return [`✗ ${title}`, ...lines].join('\n');
    })
    .join('\n');
}

/** Describes the faults of one story, once where all of its pictures have the same. */
function inWords(ofStory: readonly Finding[]): string {
  return [...Map.groupBy(ofStory, ({ what }) => what)]
    .map(([what, same]) => `(${same.map(({ variant }) => variant.name).join(', ')}): ${what}`)
    .join(' · ');
}

/** The sentence that says with which components it began. */
export function beginning(findings: readonly Finding[]): string {
  const differing = [...byComponent(findings)].map(([title, [first]]) => ({
    title,
    storyFile: join(first?.story.importPath ?? ''),
  }));
  const named = origins(differing);
  const others = differing.length - named.length;
  const rest = others === 1 ? 'One other component shows' : `${others} other components show`;
  return `It began with: ${named.join(', ')}.${others === 0 ? '' : ` ${rest} it.`}`;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const figure = (caption: string, path: string | undefined) =>
  path === undefined
    ? `<figure><figcaption>${caption}</figcaption><p>none</p></figure>`
    : `<figure><figcaption>${caption}</figcaption><a href="${escape(path)}"><img loading="lazy" src="${escape(path)}" alt="${caption}"></a></figure>`;

/** The findings as one page: before, after and the difference side by side. */
export function page(findings: readonly Finding[], photographed: number): string {
  const components = [...byComponent(findings)];
  const contents = components
    .map(([title, all], i) => `<li><a href="#c${i}">${escape(title)}</a> ${all.length}</li>`)
    .join('');
  const sections = components.map(
    ([title, ofComponent], i) =>
      `<section><h2 id="c${i}">${escape(title)}</h2>${ofComponent
        .map(
          ({ story, variant, what, before, after, diff }) =>
            `<article><h3>${escape(story.name)} <small>${variant.name}: ${escape(what)}</small></h3>` +
            `<div>${figure('before', before)}${figure('after', after)}${figure('difference', diff)}</div></article>`,
        )
        .join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures that changed</title><style>
:root{color-scheme:light dark;--line:light-dark(#d4d4d8,#3f3f46);--quiet:light-dark(#52525b,#a1a1aa)}
body{font:14px/1.5 system-ui,sans-serif;margin:2rem;background:light-dark(#f4f4f5,#18181b);color:light-dark(#18181b,#f4f4f5)}
ul{columns:16rem;padding-inline-start:1rem}a{color:inherit}
h2{margin:2.5rem 0 .5rem;border-block-end:1px solid var(--line)}h3{margin:1rem 0 .25rem}small,figcaption{font-weight:400;color:var(--quiet)}
article>div{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1rem;align-items:start}figure{margin:0}
img{max-width:100%;border:1px solid var(--line)}
</style><h1>${findings.length} of ${photographed} pictures are not as they were</h1><p>${escape(beginning(findings))}</p><ul>${contents}</ul>${sections.join('')}</html>\n`;
}
