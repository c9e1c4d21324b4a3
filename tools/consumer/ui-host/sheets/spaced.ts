import '@agio/whitelabel-themes/themes.css';
import '@agio/ui/styles.css';
import '../spaced.css';
