import { base, openPartnerPage, type Caller, type World } from './caller.ts';

/** Agrees, shows a passport, and chooses what the identity partner finds. Answers the address of its page. */
export async function decideIdentity(
  world: Pick<World, 'sandbox'>,
  caller: Caller,
  result: 'yes' | 'no' | 'name' | 'risk',
): Promise<string> {
  const { url } = await caller.ask<{ url: string }>('POST', `${base}/v2/kyc/request`, {});
  const page = await openPartnerPage(world.sandbox, url);
  for (const answer of ['agree', 'passport', 'take']) await page.answer(answer);
  const { headers } = await page.answer(result);
  if (headers.get('location') !== '/user/tiers/kyc-request')
    throw new Error(`The partner leads to ${headers.get('location')}.`);
  return url;
}

/** Takes a newcomer through the first verification. */
export async function verify(world: Pick<World, 'sandbox'>, newcomer: Caller): Promise<void> {
  const answer = (step: string, value: unknown) =>
    newcomer.ask('POST', `${base}/compliance`, { answer: { step, value } });
  await answer('EntityTypeDeclaration', 'NaturalPerson');
  await decideIdentity(world, newcomer, 'yes');
  await answer('FormA', { signed: true, signature: 'Noah Lindqvist' });
}
