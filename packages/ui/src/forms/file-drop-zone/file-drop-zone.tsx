import { cva } from 'class-variance-authority';
import { Camera, Upload } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useLocale,
  useMessages,
} from '../../foundations/language/language.tsx';
import { listOf } from '../../foundations/list-of/list-of.ts';
import { sentence } from '../../foundations/sentence/sentence.ts';
import { FieldMessages } from '../field/field.tsx';
import { type FileRules } from './check-files.ts';
import { megabytes } from './file-size.ts';

export {
  type CheckedFile,
  checkFiles,
  type FileHeads,
  type FileRejection,
  type FileRules,
  readHeads,
} from './check-files.ts';
export { type FileSizeOptions, useFileSize } from './file-size.ts';
export {
  FileList,
  type FileListLabels,
  type FileListProps,
  type ListedFile,
} from './file-list.tsx';

const messages = defineMessages('fileDropZone', {
  /** The two ways to give files; a press anywhere on the area is the second. */
  drop: '<b>Drop files here</b> or <choose>choose files</choose>',
  camera: 'Take a photo',
  /** The limits, before anything is chosen: `types` is a list as “PDF, JPG, or PNG”, `size` is in MB. */
  limits_one: '{{types}} · up to {{size}} MB · {{count}} file',
  limits_other: '{{types}} · up to {{size}} MB each · up to {{count}} files',
});
export type FileDropZoneLabels = MessagesOf<typeof messages>;

const areaVariants = cva(
  [
    'ui:flex ui:flex-col ui:items-center ui:gap-0.5 ui:rounded-panel ui:border ui:border-dashed ui:p-5 ui:text-center ui:text-sm ui:transition-colors ui:duration-state',
    'ui:has-focus-visible:outline-2 ui:has-focus-visible:outline-offset-2 ui:has-focus-visible:outline-focus',
  ],
  {
    variants: {
      disabled: {
        true: 'ui:cursor-not-allowed ui:border-line ui:bg-surface-2 ui:text-fg-faint',
        false:
          'ui:cursor-pointer ui:border-line-strong ui:bg-surface-1 ui:text-fg-muted ui:hover:border-fg-muted ui:data-over:border-accent ui:data-over:bg-accent-soft',
      },
    },
  },
);

export interface FileDropZoneProps extends Omit<ComponentProps<'div'>, 'children' | 'onDrop'> {
  /** Accessible name of the file input. */
  label: string;
  /** Extensions, size and number of the files that are accepted. */
  rules: FileRules;
  /** Called with every chosen or dropped file, unchecked: see {@link checkFiles}. */
  onFiles: (files: File[]) => void;
  /**
   * Offers the camera on devices that are used by touch.
   * @default false
   */
  camera?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  error?: ReactNode;
  labels?: Partial<FileDropZoneLabels> | undefined;
}

/** Takes files by drop, press or keyboard. It does not check them: the list says of each refused file why. */
export function FileDropZone({
  label,
  rules,
  onFiles,
  camera = false,
  disabled = false,
  error,
  labels,
  className,
  ...rest
}: FileDropZoneProps) {
  const words = useMessages(messages, labels);
  const locale = useLocale();
  const id = useId();
  const photo = useRef<HTMLInputElement>(null);
  /** Number of nested elements under the drag: entering a child fires a leave of the parent. */
  const depth = useRef(0);
  const [over, setOver] = useState(false);
  const take = (from: HTMLInputElement) => {
    const files = [...(from.files ?? [])];
    // Otherwise the same file could not be chosen again after it was removed.
    from.value = '';
    if (files.length > 0) onFiles(files);
  };
  const stop = () => {
    depth.current = 0;
    setOver(false);
  };
  return (
    <div data-slot="file-drop-zone" className={cn('ui:block', className)} {...rest}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the input inside handles the keyboard */}
      <label
        data-slot="file-drop-zone-area"
        data-over={over ? '' : undefined}
        className={areaVariants({ disabled })}
        onDragEnter={() => {
          depth.current += 1;
          if (!disabled) setOver(true);
        }}
        onDragLeave={() => {
          depth.current -= 1;
          if (depth.current === 0) setOver(false);
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          // Otherwise the browser opens the file in place of the page.
          event.preventDefault();
          stop();
          const files = [...event.dataTransfer.files];
          if (!disabled && files.length > 0) onFiles(files);
        }}
      >
        <input
          data-slot="file-input"
          type="file"
          multiple={rules.maxFiles > 1}
          accept={rules.extensions.map((type) => `.${type}`).join(',')}
          disabled={disabled}
          aria-label={label}
          aria-describedby={`${id}-limits ${id}-error`}
          className="ui:sr-only"
          onChange={(event) => take(event.target)}
        />
        <span
          aria-hidden
          className="ui:mb-2 ui:flex ui:size-9 ui:items-center ui:justify-center ui:rounded-panel ui:border ui:border-line ui:bg-surface-2"
        >
          <Upload size={16} strokeWidth={1.5} />
        </span>
        <span>
          {sentence(words.drop, {
            b: (text) => (
              <b className={cn('ui:font-semibold', !disabled && 'ui:text-fg')}>{text}</b>
            ),
            choose: (text) => (
              <span className={cn('ui:font-medium', !disabled && 'ui:text-accent')}>{text}</span>
            ),
          })}
        </span>
        <span id={`${id}-limits`} className="ui:text-xs">
          {words.limits({
            types: listOf(rules.extensions, locale, 'or'),
            size: megabytes(rules.maxBytes, locale),
            count: rules.maxFiles,
          })}
        </span>
      </label>
      {camera ? (
        <>
          <input
            ref={photo}
            data-slot="camera-input"
            type="file"
            // A type that is accepted: a phone would take a photo of its own kind.
            accept="image/jpeg"
            capture="environment"
            aria-label={words.camera}
            disabled={disabled}
            hidden
            onChange={(event) => take(event.target)}
          />
          <Button
            data-slot="camera-button"
            block
            icon={<Camera aria-hidden size={16} strokeWidth={1.5} />}
            disabled={disabled}
            onClick={() => photo.current?.click()}
            className="ui:mt-2 ui:not-touch:hidden"
          >
            {words.camera}
          </Button>
        </>
      ) : null}
      <FieldMessages id={id} hint={undefined} error={error} />
    </div>
  );
}
