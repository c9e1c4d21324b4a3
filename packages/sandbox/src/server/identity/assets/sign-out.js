// The user pressed "Logout" in the app already; the button stays for those without scripts.
document.getElementById('sign-out')?.click();
