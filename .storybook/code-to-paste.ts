import { nameOf } from './component-name.ts';

// Code for "Show code": the component without the parts that a story needs for state or tests.

const files = import.meta.glob<string>('../packages/ui/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
});

interface StoryContext {
  component?: unknown;
  parameters: { fileName?: string; docs?: { source?: { originalSource?: string } } };
}

/** A wrapper that holds the value as a page would, and passes on all that it is given. */
const holders = new Set(['Held', 'Kept', 'Remembering']);

/** The element that a render function answers with: `render: (args) => <Held {...args} />`. */
const rendered = /\brender: (?:function \w+)?\(?[^)=]*\)? ?=>\s*\(?\s*<([A-Z]\w*)/;

const metaIn = (file: string) => /^const meta\b[^]*?^export default/m.exec(file)?.[0] ?? '';

/** The text of a function at the top of a file. */
function functionIn(file: string, name: string): string | undefined {
  return new RegExp(`^function ${name}\\b[^]*?^\\}$`, 'm').exec(file)?.[0];
}

/** Returns the JSX that a story without args renders, without its test. */
function renderedIn(story: string): string | undefined {
  const [, body] =
    /\brender: \(\) =>\s*([^]*?),\n {2}(?:(?:play|parameters|name|tags|globals|args|decorators)\b|\})/.exec(
      `${story.replace(/,?\s*\}\s*$/, ',\n')}  }`,
    ) ?? [];
  return body
    ?.replace(/^\(\n?([^]*)\)$/, '$1')
    .replaceAll(/^ {4}/gm, '')
    .trim();
}

/**
 * @param code as Storybook found it: the element with its args, or, where there are none, the text of the story
 */
export async function codeToPaste(code: string, context: StoryContext): Promise<string> {
  const { fileName = '', docs } = context.parameters;
  const file = await files[fileName.replace(/^\.\//, '../')]?.();
  if (file === undefined) return code;
  const story = docs?.source?.originalSource ?? '';
  const isElement = code.startsWith('<');
  const shown = isElement ? code : (renderedIn(code) ?? code);
  const wrapper = isElement
    ? (rendered.exec(story) ?? rendered.exec(metaIn(file)))?.[1]
    : undefined;
  const component = nameOf(context.component, fileName);
  // In a build the names of functions are short; a wrapper stands at the root, so its name is put back.
  const [, built] = /^<([A-Z]\w*)/.exec(shown) ?? [];
  const isShort = built !== undefined && !new RegExp(`<${built}\\b`).test(file);
  const root =
    wrapper === undefined ? isShort && component : holders.has(wrapper) ? component : wrapper;
  const named =
    !root || built === undefined
      ? shown
      : shown.replace(/^<\w+/, `<${root}`).replace(new RegExp(`</${built}>$`), `</${root}>`);
  const parts = new Set([...named.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  const own = [...parts].flatMap((name) => functionIn(file, name) ?? []);
  // Storybook may ask twice, the second time with what it was given.
  return [...own.filter((each) => !named.includes(each)), named]
    .join('\n\n')
    .replaceAll(/\{function \w*\([^)]*\)\s*\{\s*\}\}/g, '{() => undefined}');
}
