import { AddressGroups } from '@agio/ui/address-input';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { useMessages } from '@agio/ui/language';
import { TextField } from '@agio/ui/text-field';
import type { LookAlike } from '../model/look-alike.ts';
import { sendMessages } from './send-messages.ts';

export interface PoisonWarningProps {
  /** The address that imitates. */
  address: string;
  alike: LookAlike;
  isProven: boolean;
  proof: string;
  onProofChange: (text: string) => void;
  /** Takes the known address in its place. */
  onUse: () => void;
}

/** Most groups that are to be typed. */
const maxTyped = 3;

/** An address that looks like a known one: where it differs is marked, and must be typed to go on. */
export function PoisonWarning({
  address,
  alike: { known, differing, groups },
  isProven,
  proof,
  onProofChange,
  onUse,
}: PoisonWarningProps) {
  const { poison } = useMessages(sendMessages);
  const { name } = known;
  const count = differing.length;
  const typed = Math.min(count, maxTyped);
  return (
    <Callout
      live
      tone="warning"
      title={name == null ? poison.titleUnnamed : poison.title({ name })}
    >
      <div className="wg:mt-1 wg:flex wg:flex-col wg:gap-3">
        <span>{poison.text({ count, of: groups })}</span>
        <AddressGroups address={address} compareWith={known.address} className="wg:text-fg" />
        <div>
          <span className="wg:mb-1 wg:block wg:text-xs">{name ?? poison.known}</span>
          <AddressGroups address={known.address} />
        </div>
        <div>
          <Button size="sm" variant="primary" onClick={onUse}>
            {name == null ? poison.useKnown : poison.use({ name })}
          </Button>
        </div>
        <TextField
          name="proof"
          label={poison.type({ count: typed })}
          value={proof}
          maxLength={40}
          autoCapitalize="none"
          spellCheck={false}
          inputClassName="wg:num"
          // Pasting would prove nothing about reading.
          onPaste={(event) => event.preventDefault()}
          onValueChange={onProofChange}
          hint={isProven ? poison.passed : undefined}
          error={
            !isProven && proof.replaceAll(/\s/g, '').length >= typed * 4 ? poison.wrong : undefined
          }
        />
      </div>
    </Callout>
  );
}
