import type { CaseFile } from '@agio/api-client/contract';
import { trail } from '../../../language/staff-messages.ts';
import type { Account } from '../../../records/people.ts';
import { checkMayDecide } from '../../../services/staff/staff-checks.ts';
import type { AreaHandlers, Context } from '../../context.ts';
import { pastSignIns } from '../inbox.ts';
import { recordLook } from './record-look.ts';

/** Sign-ins that an officer sees. */
const mostSignIns = 10;

export const backOfficeCaseFile: AreaHandlers<'backOfficeCaseFile'> = {
  read: (context, { userId }) => {
    const account = context.accounts.person(userId);
    checkMayDecide(context.account(), account);
    recordLook(context, userId, trail.lookedAtData);
    return fileOf(context, account);
  },

  screen: (context, { userId }) => {
    const account = context.accounts.person(userId);
    context.caseFiles.screen(context.actor(), account);
    return fileOf(context, account);
  },

  resolveMatch: (context, { userId, seenAt, ...match }) => {
    const account = context.accounts.person(userId);
    context.caseFiles.resolveMatch(context.actor(), account, { ...match, seenAt: timeOf(seenAt) });
    return fileOf(context, account);
  },

  judgeDocument: (context, { userId, seenAt, fileId, verdict, comment = null }) => {
    const account = context.accounts.person(userId);
    const change = { fileId, verdict, comment, seenAt: timeOf(seenAt) };
    context.caseFiles.judgeDocument(context.actor(), account, change);
    return fileOf(context, account);
  },

  confirmPoint: (context, { seenAt, ...point }) => {
    const change = { ...point, seenAt: timeOf(seenAt) };
    return fileOf(context, context.caseFiles.confirmPoint(context.actor(), change));
  },
};

const timeOf = (iso: string | null) => (iso === null ? null : Date.parse(iso));

const fileOf = (context: Context, account: Account): CaseFile => ({
  ...context.caseFiles.open(account),
  signIns:
    context.signIns === undefined
      ? null
      : pastSignIns(context.signIns, account.id).slice(0, mostSignIns),
});
