import type {
  FeeEffect,
  FeeSchedules,
  LimitEffect,
  LimitSchedules,
} from '../../../contract/core.ts';
import type { CallName, InputOf } from '../../cache/keys.ts';
import type { Query } from '../../cache/use-query.ts';
import { noInput, usePrivateRead } from '../../cache/use-read.ts';
import { useWrite, type Write } from '../../cache/use-write.ts';

const fees: readonly CallName[] = ['backOfficeFees.read', 'backOfficeFees.effect'];

/** The fee schedule in force, the next one, and the past. */
export function useFeeSchedules(): Query<FeeSchedules> {
  return usePrivateRead('backOfficeFees.read', noInput);
}

/** Consequence of other steps; undefined asks for none. While that of changed steps loads, the former one stays. */
export function useFeeEffect(
  input: InputOf<'backOfficeFees.effect'> | undefined,
): Query<FeeEffect> {
  return usePrivateRead('backOfficeFees.effect', input, { keepPreviousData: true });
}

/** Proposes other steps. */
export function useProposeFees(): Write<'proposeFees', 'backOfficeFees.propose'> {
  return useWrite('proposeFees', 'backOfficeFees.propose', fees);
}

/** Approves proposed steps, or ends a proposal or a planned change. */
export function useResolveFees(): Write<'resolveFees', 'backOfficeFees.resolve'> {
  return useWrite('resolveFees', 'backOfficeFees.resolve', fees);
}

const limits: readonly CallName[] = ['backOfficeLimits.read', 'backOfficeLimits.effect'];

/** The limits of each tier in force, the next ones, and the past. */
export function useLimitSchedules(): Query<LimitSchedules> {
  return usePrivateRead('backOfficeLimits.read', noInput);
}

/** Consequence of other limits; undefined asks for none. While that of changed limits loads, the former one stays. */
export function useLimitEffect(
  input: InputOf<'backOfficeLimits.effect'> | undefined,
): Query<LimitEffect> {
  return usePrivateRead('backOfficeLimits.effect', input, { keepPreviousData: true });
}

/** Proposes other limits. */
export function useProposeLimits(): Write<'proposeLimits', 'backOfficeLimits.propose'> {
  return useWrite('proposeLimits', 'backOfficeLimits.propose', limits);
}

/** Approves proposed limits, or ends a proposal or a planned change. */
export function useResolveLimits(): Write<'resolveLimits', 'backOfficeLimits.resolve'> {
  return useWrite('resolveLimits', 'backOfficeLimits.resolve', limits);
}
