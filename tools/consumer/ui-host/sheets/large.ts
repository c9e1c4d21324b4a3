import '@agio/whitelabel-themes/themes.css';
import '@agio/ui/styles.css';
import '../large.css';
