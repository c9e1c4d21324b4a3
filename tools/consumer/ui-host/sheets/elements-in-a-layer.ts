import '../elements-in-a-layer.css';
import '@agio/whitelabel-themes/themes.css';
import '@agio/ui/styles.css';
