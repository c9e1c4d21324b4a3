import '#theme';
import '@agio/whitelabel-themes/themes.css';
import '@agio/ui/styles.css';

document.documentElement.dataset['brand'] = 'acme';
