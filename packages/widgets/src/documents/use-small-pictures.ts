import type { ChosenFile } from '@agio/ui/upload-documents';
import { useEffect, useRef, useState } from 'react';
import { smallPicture } from '../files/small-picture.ts';

/** The chosen files, pictures among them with a thumbnail as soon as there is one. */
export function useSmallPictures(files: readonly ChosenFile[]): readonly ChosenFile[] {
  const [pictures, setPictures] = useState<ReadonlyMap<File, string>>(() => new Map());
  const asked = useRef(new WeakSet<File>());
  useEffect(() => {
    for (const { file, state } of files) {
      if (state.kind === 'rejected' || asked.current.has(file)) continue;
      asked.current.add(file);
      void smallPicture(file).then((picture) => {
        if (picture !== undefined) setPictures((now) => new Map(now).set(file, picture));
      });
    }
  }, [files]);
  return files.map((each) => ({ ...each, preview: pictures.get(each.file) }));
}
