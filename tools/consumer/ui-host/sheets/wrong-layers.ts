// Other layers before our sheet: the host's preflight goes over our components then, which the sheet's first line
// prevents.
import '../wrong-layers.css';
import '@agio/whitelabel-themes/themes.css';
import '@agio/ui/styles.css';
import '../tailwind.css';
