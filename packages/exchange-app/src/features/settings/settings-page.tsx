import type { Currency } from '@agio/api-client';
import { Settings, settingsSectionOf } from '@agio/widgets/settings';
import { useLocation } from 'react-router';
import { usePageTitle } from '../../config/brand.ts';
import { useConfig } from '../../config/use-config.ts';
import { useTranslate } from '../../shared/language/translator.tsx';
import { preferences, usePreferences } from '../../shared/storage/preferences.ts';
import { reloadPage } from '@agio/widgets/host';
import { useRegion } from '../../shared/user/use-region.ts';
import { useSignOut } from '../../shared/user/use-sign-in.ts';
import { useUser } from '../../shared/user/use-user.ts';

/** `/user/settings?section=trading` */
export function Component() {
  usePageTitle(useTranslate('shell')('profile.settings'));
  const { search } = useLocation();
  const { links } = useConfig();
  const { theme } = usePreferences();
  const { language, numbers, currency } = useRegion();
  const { isSignedIn } = useUser();
  const signOut = useSignOut();
  return (
    <Settings
      section={settingsSectionOf(search)}
      language={{
        value: language.value,
        usual: 'en',
        options: language.options.map(({ code, name, active }) => ({
          value: code,
          label: name,
          disabled: !active,
        })),
        onChange: language.choose,
      }}
      numbers={numbers}
      currency={{
        value: currency.value,
        usual: currency.usual,
        options: currency.options.map((code) => ({ value: code, label: code })),
        onChange: (next) => currency.choose(next as Currency),
      }}
      theme={{ value: theme, onChange: (next) => preferences.set({ theme: next }) }}
      manageUrl={links.account}
      onSignOut={signOut}
      onForgotten={isSignedIn ? signOut : reloadPage}
    />
  );
}
