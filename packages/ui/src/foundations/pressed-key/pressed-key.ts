type Press = Pick<KeyboardEvent, 'key' | 'code'>;

/**
 * Returns the key of a shortcut that was pressed, in lower case. A keyboard without Latin letters has the letter of a
 * shortcut at its usual place: `event.code` counts there, so that `и` of a Russian keyboard is `b`. A Latin layout has its
 * own places, such as Dvorak, and keeps them.
 */
export function pressedKey({ key, code }: Press): string {
  const place = isOtherScript.test(key) ? /^(?:Key|Digit)(\w)$/.exec(code)?.[1] : undefined;
  return place?.toLowerCase() ?? otherMarks[key] ?? key.toLowerCase();
}

/** A letter, vowel sign or digit of another script. One key may type two of them, as لا does. */
const isOtherScript = /^(?![\p{Script=Latin}\d])[\p{L}\p{M}\p{Nd}]/u;

const otherMarks: Readonly<Record<string, string>> = { '؟': '?' };
