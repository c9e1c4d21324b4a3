import { csvFile, type StaffMember, type staffSorts } from '@agio/api-client/contract';
import type { Account } from '../../../records/people.ts';
import { trail } from '../../../language/staff-messages.ts';
import { differences } from '../../../services/staff/differences.ts';
import { isWithin } from '../../../services/paging.ts';
import { type SortKeys, sortedPage } from '../../../services/sorting.ts';
import type { AreaHandlers, Context } from '../../context.ts';
import { pastSignIns } from '../inbox.ts';
import { peopleFound } from './find-people.ts';
import { fileName, longestFile, rowsOf } from './staff-lists.ts';

/** Sign-ins and attempts of one account that are shown. */
const mostSignIns = 10;

export const backOfficeStaff: AreaHandlers<'backOfficeStaff'> = {
  list: (context, { sort = 'name', cursor, limit, ...filter }) =>
    sortedPage(membersAskedFor(context, filter), keys, { sort, cursor, limit }),

  csv: (context, { sort = 'name', ...filter }) => {
    const { items } = sortedPage(membersAskedFor(context, filter), keys, {
      sort,
      limit: longestFile,
    });
    const header = ['id', 'name', 'email', 'roles', 'state', 'last seen', 'sign-ins'];
    const rows = rowsOf(items, (each) => [
      each.id,
      each.name,
      each.email,
      each.roles.join(' '),
      each.state,
      each.lastSeenAt ?? '',
      each.signIns === null ? '' : String(each.signIns),
    ]);
    context.audit.exported(context.actor(), 'staff', rows.length, filter);
    return { blob: csvFile(header, rows), fileName: fileName('staff', context.now) };
  },

  details: (context, { id }) => {
    const account = context.staffRoles.find(id);
    return {
      member: member(context, account),
      signIns:
        context.signIns === undefined
          ? null
          : pastSignIns(context.signIns, id).slice(0, mostSignIns),
    };
  },

  invite: (context, request) => {
    const { account, token } = context.staffRoles.invite(context.actor(), request);
    const link = token === null ? null : `${context.origin}/identity/invitation/${token}`;
    return { member: member(context, account), link };
  },

  changeRoles: (context, { id, ...change }) =>
    member(context, context.staffRoles.change(context.actor(), id, change)),

  resolve: (context, { id, ...decision }) =>
    member(context, context.staffRoles.resolve(context.actor(), id, decision)),

  changeSkills: (context, { id, ...change }) => {
    const account = context.staffRoles.find(id);
    context.caseWork.skills.change(context.actor(), account, change);
    return member(context, account);
  },

  endSignIns: (context, { id }) => {
    const account = context.staffRoles.find(id);
    const changes = differences<object>(
      { signIns: context.signIns?.list(id).length },
      { signIns: 0 },
    );
    const ended = context.signIns?.endAll(account.id) ?? 0;
    if (changes.length > 0) {
      context.audit.add(account.id, context.actor(), trail.signInsEnded, { changes });
    }
    return { ended };
  },
};

export const backOfficeViews: AreaHandlers<'backOfficeViews'> = {
  list: (context, { list }) => context.savedViews.seenBy(context.account(), list),
  save: (context, view) => context.savedViews.save(context.account(), view),
  remove: (context, { id }) => {
    context.savedViews.remove(context.account(), id);
    return { id };
  },
};

type StaffQuery = Omit<Parameters<AreaHandlers<'backOfficeStaff'>['csv']>[1], 'sort'>;

/** Returns the members of the staff that are asked for, in no order. */
function membersAskedFor(context: Context, query: StaffQuery): StaffMember[] {
  const { search, role, state, seenFrom, seenTo, signedIn } = query;
  const people = peopleFound(context, search);
  const isSeen = ({ lastSeenAt }: StaffMember) =>
    lastSeenAt === null
      ? seenFrom === undefined && seenTo === undefined
      : isWithin(Date.parse(lastSeenAt), { from: seenFrom, to: seenTo });
  return context.staffRoles
    .all()
    .filter(({ id }) => people?.has(id) ?? true)
    .map((account) => member(context, account))
    .filter(
      (each) =>
        (role === undefined || each.roles.includes(role)) &&
        (state === undefined || each.state === state) &&
        (signedIn === undefined || (each.signIns ?? 0) > 0 === (signedIn === 'Yes')) &&
        isSeen(each),
    );
}

const keys: SortKeys<(typeof staffSorts)[number], StaffMember> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  seen: ({ lastSeenAt }) => lastSeenAt,
};

const member = ({ staffRoles, caseWork, signIns }: Context, account: Account): StaffMember => ({
  ...staffRoles.view(account),
  skills: caseWork.skills.of(account),
  cases: caseWork.casesOf(account),
  signIns: signIns === undefined ? null : signIns.list(account.id).length,
});
