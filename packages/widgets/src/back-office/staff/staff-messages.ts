import { defineMessages } from '@agio/ui/language';
import * as terms from '../terms.ts';

/** Texts of the staff, their roles and invitations. */
export const staffMessages = defineMessages('officeStaff', {
  title: terms.staff,
  name: terms.name,
  email: terms.eMail,
  roles: terms.roles,
  status: terms.status,
  /** States of a member of the staff. */
  states: {
    Active: terms.active,
    /** Has a link with which the account is set up, and has not used it. */
    Invited: 'Invitation sent',
    Proposed: terms.proposed,
    Unknown: terms.unknown,
  },
  lastSeen: terms.lastSeen,
  never: terms.never,
  /** Column: number of devices on which a person is signed in. */
  signIns: 'Sign-ins',
  yesOrNo: { Yes: terms.yes, No: terms.no },
  search: 'Name or e-mail',
  error: 'The staff could not be loaded',
  loading: 'Loading the staff',
  stale: terms.listNotRefreshed,
  invite: 'Invite a colleague',
  change: 'Change roles',
  /** Label before a number: cases that a compliance officer works on. */
  cases: 'Open cases',
  /** Label: types of customers’ requests that an officer may take. */
  skills: 'Takes requests',
  allSkills: 'Of every type',
  changeSkills: 'Change types',
  endSignIns: 'End all sign-ins',
  endText: 'Every device of this person is signed out at once.',
  /** Label before proposed roles. */
  waits: 'Waits for another administrator',
  approve: terms.approve,
  reject: terms.reject,
  /** Verb on a button: takes an own proposal back. */
  withdraw: 'Withdraw',
  back: terms.goBack,
  close: terms.close,
  reason: terms.reason,
  reasonMissing: terms.enterAReason,
  roleMissing: 'Choose a role.',
  emailMissing: 'Enter an e-mail address.',
  nameMissing: terms.enterAName,
  needsTwo: 'Another administrator must approve this.',
  atOnce: terms.effectIsRecorded,
  /** Label before a time. */
  invitedUntil: 'Invitation ends',
  /** Page at which an invited colleague chooses a password. */
  link: 'Send this link to {{name}}. It is shown once.',
  noLink: '{{name}} already has an account and needs no link.',
  linkLost: 'The link was made, but did not arrive. Invite again for a new one.',
  copy: 'Copy the link',
});
