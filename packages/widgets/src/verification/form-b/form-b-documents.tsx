import { uploadLimits } from '@agio/api-client';
import { useUploadFile } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { FileDropZone } from '@agio/ui/file-drop-zone';
import { useMessages } from '@agio/ui/language';
import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { serverText } from '../../intent/refusals.tsx';
import { formMessages } from '../form-messages.ts';
import type { FormBInput } from '../model/form-b-rules.ts';

export interface FormBDocumentsProps {
  files: FormBInput['files'];
  onAdd: (file: FormBInput['files'][number]) => void;
  onRemove: (at: number) => void;
}

/** The documents of a legal entity, each sent as soon as it is chosen; what the exchange refuses is said in its words. */
export function FormBDocuments({ files, onAdd, onRemove }: FormBDocumentsProps) {
  const { formB: t } = useMessages(formMessages);
  const { uploadFile } = useUploadFile();
  const [sending, setSending] = useState<string>();
  const [problems, setProblems] = useState<readonly { name: string; text: ReactNode }[]>([]);
  const send = async (chosen: File[]) => {
    setProblems([]);
    for (const file of chosen) {
      setSending(file.name);
      try {
        const { fileId, fileName } = await uploadFile({ documentType: 'ProofOfFunds', file });
        onAdd({ fileId, fileName });
      } catch (error) {
        const { name } = file;
        const text = serverText(error) ?? t.sendFailed({ name });
        setProblems((now) => [...now, { name, text }]);
      }
    }
    setSending(undefined);
  };
  return (
    <fieldset className="wg:min-w-0">
      <legend className="wg:text-sm wg:font-semibold">{t.documents}</legend>
      <p className="wg:mb-2 wg:text-sm wg:text-fg-muted">{t.documentsHint}</p>
      <FileDropZone
        label={t.files}
        rules={uploadLimits}
        disabled={sending !== undefined}
        onFiles={(chosen) => void send(chosen)}
      />
      <output className="wg:text-sm wg:text-fg-muted">
        {sending === undefined ? null : t.sending({ name: sending })}
      </output>
      {problems.map(({ name, text }) => (
        <Callout key={name} live tone="danger" className="wg:mt-2">
          {text}
        </Callout>
      ))}
      <ul className="wg:mt-2 wg:flex wg:flex-col wg:gap-1">
        {files.map(({ fileId, fileName }, at) => (
          <li key={fileId} className="wg:flex wg:items-center wg:gap-2 wg:text-sm">
            <FileText size={16} strokeWidth={1.5} aria-hidden className="wg:flex-none" />
            <bdi className="wg:min-w-0 wg:flex-1 wg:wrap-anywhere wg:match-parent">{fileName}</bdi>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t.removeOf({ name: fileName })}
              onClick={() => onRemove(at)}
            >
              {t.remove}
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
