import '@agio/whitelabel-themes/themes.css';
import '@agio/ui/styles.css';
import '#theme';

document.documentElement.dataset['brand'] = 'acme';
