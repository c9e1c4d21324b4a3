import { differenceOf } from './compare.ts';
import { type Hashes, placeOf } from './picture-hashes.ts';
import type { Shot } from './photographer.ts';
import { describe, type Finding } from './report.ts';

/** A picture that is not as it was, with its pictures still in memory; without `png` there is only what is wrong. */
export type Found = Finding & { png?: Buffer; old?: Buffer; red?: Buffer };

/** A shot, with the hash of its picture and the one on file. */
interface Judged {
  shot: Shot;
  now?: string;
  onFile?: string;
}

export type OnFile = ReadonlyMap<string, Hashes>;

/** "controls-button/matrix.agio-dark" */
export const nameOf = ({ story, variant }: Pick<Shot, 'story' | 'variant'>): string => {
  const place = placeOf(story.id);
  return `${place.component}/${place.story}.${variant.name}`;
};

/** Compares what was seen with what is on file by the hashes alone. */
export function judge(shots: readonly Shot[], onFile: OnFile): Judged[] {
  return shots.map((shot) => {
    const { component, story } = placeOf(shot.story.id);
    const old = onFile.get(component)?.[story]?.[shot.variant.name];
    return {
      shot,
      ...(shot.hash !== undefined && { now: shot.hash }),
      ...(old !== undefined && { onFile: old }),
    };
  });
}

/** Returns true if the picture before is needed to say how this one differs. */
export const isInDoubt = ({ now, onFile }: Judged): boolean =>
  now !== undefined && onFile !== undefined && now !== onFile;

/**
 * Returns true where more than half of the pictures have another hash: every edge is drawn otherwise, by another processor
 * or after a change that concerns everything. Only the pictures before can say which.
 */
export const differsThroughout = (judged: readonly Judged[]): boolean =>
  judged.filter(isInDoubt).length > judged.length / 2;

/** Returns the shots, with another in place of one that failed or differs where that is there and is as on file. */
export function betterOf(
  shots: readonly Shot[],
  again: readonly Judged[],
  onFile: OnFile,
): readonly Shot[] {
  const better = new Map(
    again
      .filter(({ shot, now, onFile: old }) => shot.png && (now === old || old === undefined))
      .map(({ shot }) => [nameOf(shot), shot]),
  );
  return judge(shots, onFile).map((one) =>
    one.shot.png && !isInDoubt(one) ? one.shot : (better.get(nameOf(one.shot)) ?? one.shot),
  );
}

/** Returns the shots, with those that were taken twice more in place of the first; one that is another each time has failed. */
export function steadyOf(
  shots: readonly Shot[],
  once: readonly Shot[],
  again: readonly Shot[],
): readonly Shot[] {
  const [first, second] = [once, again].map(
    (taken) => new Map(taken.map((shot) => [nameOf(shot), shot])),
  );
  return shots.map((shot) => {
    const steady = first?.get(nameOf(shot));
    if (steady?.hash === undefined) return steady ?? shot;
    if (steady.hash === second?.get(nameOf(shot))?.hash) return steady;
    const { story, variant } = shot;
    return { story, variant, fault: 'is another each time that it is taken' };
  });
}

/**
 * Returns the pictures that are not as they were. The hash says which pictures can differ; if a reader can tell is
 * decided by the pixels, where the picture before is there: another machine rounds the edge of a letter differently.
 *
 * @param before the picture before; undefined where there is none any more
 * @param missing why there is none, in words
 */
export function findings(
  judged: readonly Judged[],
  before: (judged: Judged) => Buffer | undefined,
  missing: string,
): Found[] {
  return judged.flatMap((one): Found[] => {
    const { story, variant, png, fault } = one.shot;
    if (png === undefined) return [{ story, variant, what: fault ?? 'no picture' }];
    if (one.onFile === undefined) return [{ story, variant, what: 'new', png }];
    if (!isInDoubt(one)) return [];
    const old = before(one);
    if (old === undefined) return [{ story, variant, what: `differs; ${missing}`, png }];
    const difference = differenceOf(old, png);
    if (difference === undefined) return [];
    return [{ story, variant, what: describe(difference), old, png, red: difference.png }];
  });
}

/** Pictures on file that no story has any more: by component and name. */
export function leftovers(shots: readonly Shot[], onFile: OnFile): string[] {
  const wanted = new Set(shots.map(nameOf));
  return [...onFile].flatMap(([component, hashes]) =>
    Object.entries(hashes).flatMap(([story, variants]) =>
      Object.keys(variants)
        .map((variant) => `${component}/${story}.${variant}`)
        .filter((name) => !wanted.has(name)),
    ),
  );
}
