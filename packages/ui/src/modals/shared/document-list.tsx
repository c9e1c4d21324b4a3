import { File as FileIcon, FileText, Image } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { useFileSize } from '../../forms/file-drop-zone/file-size.ts';
import { formatDate } from './format-date.ts';
import type { FormatProps } from './modal.tsx';

/** An uploaded document. */
export interface SentDocument {
  readonly fileId: string;
  readonly fileName: string;
  /** In bytes. */
  readonly fileSize: number;
  /** ISO 8601. */
  readonly uploadedAt?: string | undefined;
}

interface DocumentListProps extends FormatProps, Omit<ComponentProps<'ul'>, 'children'> {
  documents: readonly SentDocument[];
  /** Accessible name of the list. */
  label: string;
  /** "sent 18 November 2026". */
  sent: (values: { date: string }) => string;
  /** At the end of a row. */
  renderAction?: ((document: SentDocument) => ReactNode) | undefined;
}

/** Uploaded documents with size and date. */
export function DocumentList({
  documents,
  label,
  sent,
  renderAction,
  locale,
  timeZone,
  className,
  ...rest
}: DocumentListProps) {
  const sizeOf = useFileSize(locale);
  return (
    <ul
      data-slot="document-list"
      aria-label={label}
      className={cn('ui:flex ui:flex-col ui:gap-2', className)}
      {...rest}
    >
      {documents.map((document) => {
        const { fileId, fileName, fileSize, uploadedAt } = document;
        const Icon = /\.(?:jpe?g|png|gif)$/i.test(fileName)
          ? Image
          : /\.pdf$/i.test(fileName)
            ? FileText
            : FileIcon;
        return (
          <li
            data-slot="document-row"
            key={fileId}
            className="ui:flex ui:min-h-11 ui:items-center ui:gap-3"
          >
            <span className="ui:flex ui:size-8 ui:flex-none ui:items-center ui:justify-center ui:rounded-control ui:bg-surface-2 ui:text-fg-muted">
              <Icon aria-hidden size={16} strokeWidth={1.5} />
            </span>
            <div className="ui:min-w-0 ui:flex-1 ui:text-sm">
              <div className="ui:truncate ui:font-medium">
                <bdi>{fileName}</bdi>
              </div>
              <div className="ui:text-xs ui:text-fg-muted">
                <span className="ui:num">{sizeOf(fileSize)}</span>
                {uploadedAt === undefined
                  ? null
                  : ` · ${sent({ date: formatDate(uploadedAt, { locale, timeZone }) })}`}
              </div>
            </div>
            {renderAction?.(document)}
          </li>
        );
      })}
    </ul>
  );
}
