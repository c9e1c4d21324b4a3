import { type Role, roles as allRoles } from '@agio/api-client';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { Checkbox } from '@agio/ui/checkbox';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@agio/ui/dialog';
import { useLocale, useMessages } from '@agio/ui/language';
import { listOf } from '@agio/ui/list-of';
import { TextField } from '@agio/ui/text-field';
import { TextareaField } from '@agio/ui/textarea-field';
import { type ReactNode, useState } from 'react';
import { auditMessages } from '../audit/audit-messages.ts';
import { areasOfRole } from '../frame/model/areas.ts';
import { messages } from '../messages.ts';
import { isSame, needsTwo, reasonLength, toggled } from './model/role-change.ts';
import { staffMessages } from './staff-messages.ts';

/** Entries of the dialog. */
export interface RoleDraft {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly reason: string;
}

/** Roles to give and to take, each with the pages that it opens, and the reason; for a new colleague also name and e-mail. */
export function RoleDialog({
  title,
  person,
  before,
  isOwn = false,
  isSending,
  problem,
  onSend,
  onClose,
}: {
  title: string;
  /** Whose roles these are; undefined: asks for a new colleague. */
  person: string | undefined;
  before: readonly Role[];
  /** A member of the staff takes no role for themselves. */
  isOwn?: boolean;
  isSending: boolean;
  /** Words of a refusal. */
  problem: ReactNode;
  onSend: (draft: RoleDraft) => void;
  onClose: () => void;
}) {
  const t = useMessages(staffMessages);
  const { area: areaNames } = useMessages(messages);
  const { role: roleNames } = useMessages(auditMessages);
  const locale = useLocale();
  const [draft, setDraft] = useState<RoleDraft>({ name: '', email: '', roles: before, reason: '' });
  const [isAsked, setAsked] = useState(false);
  const isNew = person === undefined;
  const change = (changes: Partial<RoleDraft>) => setDraft({ ...draft, ...changes });
  const faults = {
    name: isNew && draft.name.trim() === '' && t.nameMissing,
    email: isNew && !/^\S+@\S+\.\S+$/.test(draft.email.trim()) && t.emailMissing,
    roles: isNew && draft.roles.length === 0 && t.roleMissing,
    reason: draft.reason.trim().length < reasonLength.min && t.reasonMissing,
  };
  const isFaulty = Object.values(faults).some((fault) => fault !== false);
  const shown = (field: keyof typeof faults) => (isAsked && faults[field]) || undefined;
  const send = () => {
    setAsked(true);
    if (isFaulty) return;
    const { name, email, roles, reason } = draft;
    onSend({ name: name.trim(), email: email.trim(), roles, reason: reason.trim() });
  };
  const areasOf = (role: Role) =>
    listOf(
      areasOfRole(role).map((area) => areaNames[area]),
      locale,
    );
  return (
    <Dialog open onOpenChange={(open) => !open && !isSending && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>
            {needsTwo(before, draft.roles) ? t.needsTwo : t.atOnce}
          </DialogDescription>
        </DialogHeader>
        <DialogBody className="wg:flex wg:flex-col wg:gap-4">
          {isNew ? (
            <>
              <TextField
                label={t.name}
                maxLength={60}
                required
                error={shown('name')}
                value={draft.name}
                onValueChange={(name) => change({ name })}
                disabled={isSending}
              />
              <TextField
                label={t.email}
                type="email"
                inputMode="email"
                maxLength={254}
                required
                error={shown('email')}
                value={draft.email}
                onValueChange={(email) => change({ email })}
                disabled={isSending}
              />
            </>
          ) : (
            <bdi className="wg:font-medium">{person}</bdi>
          )}
          <fieldset className="wg:flex wg:flex-col wg:gap-3">
            <legend className="wg:mb-2 wg:text-sm wg:font-medium">{t.roles}</legend>
            {allRoles.map((role) => (
              <Checkbox
                key={role}
                label={roleNames[role]}
                hint={areasOf(role)}
                checked={draft.roles.includes(role)}
                disabled={isSending || (isOwn && !before.includes(role))}
                aria-invalid={shown('roles') !== undefined || undefined}
                onCheckedChange={() => change({ roles: toggled(draft.roles, role) })}
              />
            ))}
            {shown('roles') === undefined ? null : (
              <p role="alert" className="wg:text-sm wg:text-danger">
                {shown('roles')}
              </p>
            )}
          </fieldset>
          <TextareaField
            label={t.reason}
            error={shown('reason')}
            maxLength={reasonLength.max}
            showCount
            required
            value={draft.reason}
            onValueChange={(reason) => change({ reason })}
            disabled={isSending}
          />
          {problem === undefined ? null : (
            <Callout tone="danger" live>
              {problem}
            </Callout>
          )}
        </DialogBody>
        <DialogFooter>
          <Button variant="ghost" disabled={isSending} onClick={onClose}>
            {t.back}
          </Button>
          <Button
            variant="primary"
            loading={isSending}
            disabled={!isNew && isSame(before, draft.roles)}
            onClick={send}
          >
            {title}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
