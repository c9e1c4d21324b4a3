// @where Tools: props of components with types, defaults and descriptions, read through the compiler
import type { Node } from 'typescript/unstable/ast';
import {
  isBindingElement,
  isFunctionDeclaration,
  isObjectBindingPattern,
  isPropertyAssignment,
  isPropertySignatureDeclaration,
} from 'typescript/unstable/ast/is';
import {
  type Signature,
  SignatureKind,
  SymbolFlags,
  type Symbol as TypeSymbol,
  type Type,
} from 'typescript/unstable/sync';
import { glossary } from '../stories/prop-glossary.ts';
import { declarationOf, exportsOf, type PackageProject, withoutLinks } from './project.ts';

/** A prop of a component. */
export interface PropDoc {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  /** The text of its `@default`. */
  readonly saidDefault: string | undefined;
  /** The default in the parameters of the component, as its source says it. */
  readonly sourceDefault: string | undefined;
  readonly description: string;
  /** Place of its declaration; `recipe` is a variant of styles, which has no place for a comment. */
  readonly declaredIn: 'ours' | 'recipe' | 'dependency';
}

/** A component that an entry gives to others. */
export interface ComponentDoc {
  readonly name: string;
  readonly description: string;
  /** The code of its `@example`, if it has one. */
  readonly example: string | undefined;
  readonly props: readonly PropDoc[];
  /** True if it takes any attribute of its element besides. */
  readonly takesAttributes: boolean;
}

const elements = /\b(?:Element|ReactNode|string)\b/;
const fromReact = /\/(?:@types\/react(?:-dom)?|typescript|csstype)\//;

/** Returns the type of a component's props; undefined for a function or class that is no component. */
function propsOf(
  { checker }: PackageProject,
  name: string,
  symbol: TypeSymbol,
): Type | 'none' | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  if (type === undefined || !/^[A-Z][A-Za-z\d]*[a-z]/.test(name)) return undefined;
  const [call] = checker.getSignaturesOfType(type, SignatureKind.Call);
  if (call !== undefined) return propsOfCall(call);
  const [construct] = checker.getSignaturesOfType(type, SignatureKind.Construct);
  const instance = construct && checker.getReturnTypeOfSignature(construct);
  const props = instance && checker.getPropertyOfType(instance, 'props');
  if (!props || !checker.getPropertyOfType(instance, 'render')) return undefined;
  return checker.getTypeOfSymbol(props);

  function propsOfCall(signature: Signature): Type | 'none' | undefined {
    const result = checker.getReturnTypeOfSignature(signature);
    if (result === undefined || !elements.test(checker.typeToString(result))) return undefined;
    const [parameter] = signature.getParameters();
    if (parameter === undefined) return 'none';
    return checker.getTypeOfSymbol(parameter);
  }
}

/** Returns the defaults in a component's parameters: `{ size = 'md' }`. */
function sourceDefaults(declaration: Node | undefined): Map<string, string> {
  const found = new Map<string, string>();
  if (declaration === undefined || !isFunctionDeclaration(declaration)) return found;
  const pattern = declaration.parameters[0]?.name;
  if (pattern === undefined || !isObjectBindingPattern(pattern)) return found;
  for (const element of pattern.elements) {
    if (!isBindingElement(element) || element.initializer === undefined) continue;
    const name = (element.propertyName ?? element.name)?.getText() ?? '';
    found.set(name, element.initializer.getText().replaceAll(/\s+/g, ' '));
  }
  return found;
}

/** Returns the default of a variant of styles, where the recipe stands in the same file. */
function recipeDefault(declaration: Node | undefined, name: string): string | undefined {
  if (declaration === undefined || !isPropertySignatureDeclaration(declaration)) return undefined;
  const recipe = /^Variants<typeof (\w+)>/.exec(declaration.type?.getText() ?? '')?.[1];
  const [, after = ''] = declaration.getSourceFile().text.split(`const ${recipe ?? ''} = cva(`);
  const defaults = /defaultVariants: \{([^}]*)\}/.exec(after)?.[1] ?? '';
  return new RegExp(`\\b${name}: ([^,\\s]+)`).exec(defaults)?.[1];
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const withoutUndefined = (text: string) =>
  oneLine(text)
    .replace(/^\| /, '')
    .replaceAll(/ ?\| undefined\b|\bundefined \| /g, '');

/** Words of a union that a reader can take in at once. */
const literals = /^(?:'[^']*'|"[^"]*"|-?\d+|true|false)(?: \| (?:'[^']*'|"[^"]*"|-?\d+))*$/;

function readProp(
  { checker, project }: PackageProject,
  prop: TypeSymbol,
  defaults: ReadonlyMap<string, string>,
): PropDoc {
  const [handle] = prop.declarations;
  const isOurs = handle !== undefined && !handle.path.includes('/node_modules/');
  const declaration = isOurs ? handle.resolve(project) : undefined;
  const inRecipe = declaration !== undefined && isPropertyAssignment(declaration);
  const type = checker.getTypeOfSymbol(prop);
  const resolved = withoutUndefined(type === undefined ? 'unknown' : checker.typeToString(type))
    .replace(/^NonNullable<(.*)>$/, '$1')
    .replace(' | null', '')
    .replaceAll('"', "'");
  const written =
    declaration !== undefined && isPropertySignatureDeclaration(declaration)
      ? withoutUndefined(declaration.type?.getText() ?? '')
      : '';
  const isPlain =
    written === '' ||
    /^Variants<|\['\w+'\]$/.test(written) ||
    (literals.test(resolved) && resolved.length < 160);
  const told = checker.getJsDocTagsOfSymbol(prop).find(({ name }) => name === 'default');
  const comment = withoutLinks(checker.getDocumentationCommentOfSymbol(prop));
  return {
    name: prop.name,
    type: isPlain ? resolved : written,
    isOptional: (prop.flags & SymbolFlags.Optional) !== 0,
    saidDefault: told?.text === undefined ? undefined : textOf(told.text),
    sourceDefault: defaults.get(prop.name) ?? recipeDefault(declaration, prop.name),
    description: oneLine(comment === '' ? (glossary[prop.name] ?? '') : comment),
    declaredIn: inRecipe ? 'recipe' : isOurs ? 'ours' : 'dependency',
  };
}

/** Returns the block of code in the text of an `@example`. */
export const codeOf = (text: string | undefined) =>
  /```tsx?\n([^]*?)```/.exec(text ?? '')?.[1]?.trim();

/** The compiler gives the text of a tag in parts. */
const textOf = (text: string | readonly { text: string }[]) =>
  (typeof text === 'string' ? text : text.map((part) => part.text).join('')).trim();

/** Returns the components of an entry, in the order of their names, the main one of the entry first. */
export function readComponents(sources: PackageProject, file: string): ComponentDoc[] {
  const { checker } = sources;
  return exportsOf(sources, file).flatMap(({ name, symbol }) => {
    const props = propsOf(sources, name, symbol);
    if (props === undefined) return [];
    const defaults = sourceDefaults(declarationOf(sources, symbol));
    const all = props === 'none' ? [] : checker.getPropertiesOfType(props);
    const own = all.filter(({ declarations }) =>
      declarations.some(({ path }) => !fromReact.test(path)),
    );
    // A default is said for an attribute of the element too.
    const shown = all.filter((prop) => own.includes(prop) || defaults.has(prop.name));
    const example = checker.getJsDocTagsOfSymbol(symbol).find((tag) => tag.name === 'example');
    return [
      {
        name,
        description: withoutLinks(checker.getDocumentationCommentOfSymbol(symbol)).trim(),
        example: example?.text === undefined ? undefined : codeOf(textOf(example.text)),
        props: shown.map((prop) => readProp(sources, prop, defaults)),
        takesAttributes: all.some((prop) => prop.name === 'aria-details' && !own.includes(prop)),
      },
    ];
  });
}
