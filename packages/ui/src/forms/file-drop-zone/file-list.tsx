import { CircleCheck, File as FileIcon, FileText, Image, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useLocale,
  useMessages,
} from '../../foundations/language/language.tsx';
import type { FileRejection, FileRules } from './check-files.ts';
import { megabytes, useFileSize } from './file-size.ts';
import * as terms from '../../foundations/terms/terms.ts';

export interface ListedFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** Address of a small picture of it, in place of the icon. */
  preview?: string | undefined;
  state:
    | { kind: 'ready' }
    /** `sent`: between 0 and 1. */
    | { kind: 'sending'; sent: number }
    | { kind: 'done' }
    | { kind: 'rejected'; why: FileRejection }
    /** The server's own words. `final`: it refused the file, and sending it again cannot help. */
    | { kind: 'failed'; message: ReactNode; final?: boolean | undefined };
}

const messages = defineMessages('fileList', {
  list: terms.files,
  ready: '{{size}} · ready to send',
  done: '{{size}} · uploaded',
  remove: terms.removeNamed,
  /** In place of `remove` while it is sent. */
  cancel: 'Cancel {{name}}',
  /** Upload progress; both sizes and the share are formatted. */
  sending: '{{sent}} of {{size}} · {{share}}',
  /** Reason for which a file is refused, and next step. */
  rejected: {
    type: 'This file type is not accepted. Export it as PDF.',
    /** `size` is the formatted size of the file, rounded up; `limit` is in MB. */
    size: '{{size}} is over the limit of {{limit}} MB.',
    empty: 'This file is empty.',
    /** The name promises another type than the file is; `type` is its ending. */
    content: 'This is not a {{type}} file, although its name says so. Export it as PDF.',
    count_one: 'Only {{count}} file can be sent at once.',
    count_other: 'Only {{count}} files can be sent at once.',
    duplicate: 'This file is already in the list.',
  },
});
export type FileListLabels = MessagesOf<typeof messages>;

export interface FileListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  files: readonly ListedFile[];
  rules: FileRules;
  /** Removes a file, or cancels it while it is sent. */
  onRemove?: ((id: string) => void) | undefined;
  /** A button beside the cross: "Make smaller" for a photo over the limit, "Try again" for a failed upload. */
  renderAction?: ((file: ListedFile) => ReactNode) | undefined;
  locale?: string | undefined;
  labels?: Partial<FileListLabels> | undefined;
}

/** The chosen files, each with its progress or the reason why it cannot be sent. */
export function FileList({
  files,
  rules,
  onRemove,
  renderAction,
  locale: ownLocale,
  labels,
  className,
  ...rest
}: FileListProps) {
  const words = useMessages(messages, labels);
  const locale = useLocale(ownLocale);
  const fileSize = useFileSize(ownLocale);
  return (
    <ul
      data-slot="file-list"
      aria-label={words.list}
      className={cn('ui:flex ui:flex-col', className)}
      {...rest}
    >
      {files.map((file) => {
        const { state } = file;
        const bad = state.kind === 'rejected' || state.kind === 'failed';
        const Icon = iconOf(file.name);
        return (
          <li
            key={file.id}
            data-slot="file"
            data-state={state.kind}
            className="ui:flex ui:min-h-14 ui:flex-wrap ui:items-center ui:gap-x-3 ui:gap-y-2 ui:border-b ui:border-line ui:py-2.5 ui:last:border-b-0"
          >
            <span
              className={cn(
                'ui:flex ui:size-8 ui:flex-none ui:items-center ui:justify-center ui:rounded-control',
                bad ? 'ui:bg-danger-soft ui:text-danger' : 'ui:bg-surface-2 ui:text-fg-muted',
              )}
            >
              {file.preview === undefined ? (
                <Icon aria-hidden size={16} strokeWidth={1.5} />
              ) : (
                <img
                  data-slot="file-preview"
                  src={file.preview}
                  alt=""
                  className="ui:size-8 ui:rounded-control ui:object-cover"
                />
              )}
            </span>
            <div className="ui:min-w-0 ui:flex-1 ui:text-sm">
              <div className="ui:truncate ui:font-medium ui:text-fg">{file.name}</div>
              <div className={cn('ui:text-xs', bad ? 'ui:text-danger' : 'ui:num ui:text-fg-muted')}>
                {describe(file, rules, words, { locale, fileSize })}
              </div>
              {state.kind === 'sending' ? (
                <ProgressBar label={file.name} value={state.sent} className="ui:mt-1.5" />
              ) : null}
            </div>
            {state.kind === 'done' ? (
              <CircleCheck
                aria-hidden
                size={16}
                strokeWidth={1.5}
                className="ui:flex-none ui:text-success"
              />
            ) : null}
            {/* Below the file on a phone, where its name and the reason need the row. */}
            <span className="ui:empty:hidden ui:max-sm:order-last ui:max-sm:w-full ui:max-sm:ps-11">
              {renderAction?.(file)}
            </span>
            {onRemove === undefined ? null : (
              <IconButton
                size="sm"
                label={
                  state.kind === 'sending'
                    ? words.cancel({ name: file.name })
                    : words.remove({ name: file.name })
                }
                onClick={() => onRemove(file.id)}
              >
                <X aria-hidden size={14} strokeWidth={1.5} />
              </IconButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface Writing {
  locale: string;
  fileSize: ReturnType<typeof useFileSize>;
}

function describe(
  { state, name, size }: ListedFile,
  rules: FileRules,
  words: FileListLabels,
  { locale, fileSize }: Writing,
): ReactNode {
  const whole = fileSize(size);
  switch (state.kind) {
    case 'ready':
      return words.ready({ size: whole });
    case 'done':
      return words.done({ size: whole });
    case 'sending':
      return words.sending({
        sent: fileSize(Math.round(size * state.sent)),
        size: whole,
        share: new Intl.NumberFormat(locale, { style: 'percent' }).format(state.sent),
      });
    case 'rejected':
      return refusal(state.why, { name, size }, rules, words, { locale, fileSize });
    case 'failed':
      return state.message;
  }
}

function refusal(
  why: FileRejection,
  { name, size }: Pick<ListedFile, 'name' | 'size'>,
  { maxBytes, maxFiles }: FileRules,
  { rejected }: FileListLabels,
  { locale, fileSize }: Writing,
): string {
  switch (why) {
    case 'size':
      return rejected.size({
        size: fileSize(size, { roundUp: true }),
        limit: megabytes(maxBytes, locale),
      });
    case 'count':
      return rejected.count({ count: maxFiles });
    case 'content':
      return rejected.content({ type: (name.split('.').at(-1) ?? '').toUpperCase() });
    default:
      return rejected[why];
  }
}

function iconOf(name: string) {
  if (/\.(?:jpe?g|png|gif)$/i.test(name)) return Image;
  return /\.pdf$/i.test(name) ? FileText : FileIcon;
}
