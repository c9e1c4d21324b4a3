import type { UserKind } from '../shared/use-user.ts';

/** The words for a role that is shown instead of a tier; undefined for traders and guests. */
export function roleName(kind: UserKind) {
  switch (kind) {
    case 'officer':
      return 'profile.Officer';
    case 'viewer':
      return 'profile.TradeViewer';
    case 'support':
      return 'profile.Support';
    case 'admin':
      return 'profile.Admin';
    case 'guest':
    case 'trader':
      return undefined;
  }
}
