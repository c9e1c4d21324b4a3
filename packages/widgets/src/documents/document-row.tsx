import type { OwnDocument } from '@agio/api-client';
import { formatDateTime } from '@agio/money';
import { IconButton } from '@agio/ui/icon-button';
import { useFileSize } from '@agio/ui/file-drop-zone';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { StatusPill } from '@agio/ui/status-pill';
import { Clock, Download, Eye, FileText, Image, Trash2 } from 'lucide-react';
import { messages } from './messages.ts';

interface DocumentRowProps {
  document: OwnDocument;
  isInReview: boolean;
  onOpen: () => void;
  onRemove: (() => void) | undefined;
  onDownload: (() => void) | undefined;
}

/** One document that the exchange has. */
export function DocumentRow({
  document,
  isInReview,
  onOpen,
  onRemove,
  onDownload,
}: DocumentRowProps) {
  const { list: t } = useMessages(messages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const sizeOf = useFileSize();
  const { fileName: name, fileSize, uploadedAt, removable } = document;
  const Icon = /\.pdf$/i.test(name) ? FileText : Image;
  return (
    <li className="wg:flex wg:flex-wrap wg:items-center wg:gap-x-3 wg:gap-y-2 wg:border-t wg:border-line wg:px-4 wg:py-2.5 wg:first:border-t-0">
      <span className="wg:flex wg:size-8 wg:flex-none wg:items-center wg:justify-center wg:rounded-control wg:bg-surface-2 wg:text-fg-muted">
        <Icon aria-hidden size={16} strokeWidth={1.5} />
      </span>
      <span className="wg:min-w-40 wg:flex-1">
        <bdi className="wg:block wg:text-sm wg:font-medium wg:wrap-anywhere wg:match-parent">
          {name}
        </bdi>
        <span className="wg:block wg:text-xs wg:text-fg-muted">
          <span className="wg:num">{sizeOf(fileSize)}</span>
          {' · '}
          {t.sentAt({ time: formatDateTime(uploadedAt, { locale, timeZone }) })}
        </span>
      </span>
      <StatusPill
        tone={isInReview || removable ? 'warning' : 'neutral'}
        icon={isInReview || removable ? <Clock aria-hidden size={12} /> : undefined}
      >
        {isInReview ? t.inReview : removable ? t.waiting : t.delivered}
      </StatusPill>
      <IconButton size="sm" label={t.open({ name })} onClick={onOpen}>
        <Eye aria-hidden size={14} strokeWidth={1.5} />
      </IconButton>
      {onDownload === undefined ? null : (
        <IconButton size="sm" label={t.download({ name })} onClick={onDownload}>
          <Download aria-hidden size={14} strokeWidth={1.5} />
        </IconButton>
      )}
      {onRemove === undefined ? null : (
        <IconButton size="sm" label={t.removeNamed({ name })} onClick={onRemove}>
          <Trash2 aria-hidden size={14} strokeWidth={1.5} />
        </IconButton>
      )}
    </li>
  );
}
