import '@agio/whitelabel-themes/themes.css';
import '@agio/ui/styles.unlayered.css';
import '../elements.css';
