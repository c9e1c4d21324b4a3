import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@agio/ui/alert-dialog';
import { Amount } from '@agio/ui/amount';
import { Button } from '@agio/ui/button';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@agio/ui/dialog';
import { Drawer, DrawerBody, DrawerContent, DrawerFooter, DrawerTitle } from '@agio/ui/drawer';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@agio/ui/dropdown-menu';
import { Popover, PopoverContent, PopoverTrigger } from '@agio/ui/popover';
import { SelectField } from '@agio/ui/select-field';
import { TextField } from '@agio/ui/text-field';
import { Tooltip, TooltipProvider } from '@agio/ui/tooltip';
import { toastNotices, type WidgetPlace } from '@agio/widgets/host';
import { type ComponentType, useEffect } from 'react';

const nothing = () => undefined;
const networks = [
  { value: 'core', label: 'Core Blockchain', hint: 'About 1 minute' },
  { value: 'ethereum', label: 'Ethereum', hint: 'About 5 minutes' },
  { value: 'stellar', label: 'Stellar', hint: 'Paused for maintenance', disabled: true },
];

/** Marks what is to be looked at, once it is there, where its component takes no class. */
function useMark(selector: string): void {
  useEffect(() => {
    let frame = 0;
    const look = () => {
      const found = document.querySelector(selector);
      if (found) found.classList.add('of-the-host');
      else frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [selector]);
}

/**
 * Dialogs, menus and other popups, each open: they stand elsewhere in the document than the component that opened them.
 * Elements of the host's own are not in them, as they keep the host's look.
 */
export const popups: Record<string, ComponentType<WidgetPlace>> = {
  'popup, dialog': ({ className }) => (
    <Dialog defaultOpen>
      <DialogContent className={className}>
        <DialogHeader>
          <DialogTitle>Name an address</DialogTitle>
          <DialogDescription>Only you see it.</DialogDescription>
        </DialogHeader>
        <DialogBody>
          <TextField label="Name" hint="At most 40 characters" defaultValue="Cold" />
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="ghost">Not now</Button>
          </DialogClose>
          <Button variant="primary">Save</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
  'popup, alert dialog': ({ className }) => (
    <AlertDialog defaultOpen>
      <AlertDialogContent className={className}>
        <AlertDialogTitle>Cancel all orders?</AlertDialogTitle>
        <AlertDialogDescription>Five open orders are cancelled.</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="ghost">Keep them</Button>
          </AlertDialogCancel>
          <AlertDialogAction asChild>
            <Button variant="danger">Cancel all</Button>
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  ),
  'popup, drawer': ({ className }) => (
    <Drawer defaultOpen>
      <DrawerContent className={className}>
        <DrawerTitle>Order 4711</DrawerTitle>
        <DrawerBody>Filled at 6.4182.</DrawerBody>
        <DrawerFooter>
          <Button>Repeat</Button>
        </DrawerFooter>
      </DrawerContent>
    </Drawer>
  ),
  'popup, menu': ({ className }) => (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <Button>More</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent className={className}>
        <DropdownMenuLabel>Account</DropdownMenuLabel>
        <DropdownMenuItem>Settings</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem>Sign out</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  'popup, list of a select': function SelectList() {
    useMark('[role=listbox]');
    useEffect(() => document.querySelector<HTMLElement>('[role=combobox]')?.click(), []);
    return <SelectField label="Network" options={networks} value="core" onValueChange={nothing} />;
  },
  'popup, popover': ({ className }) => (
    <Popover defaultOpen>
      <PopoverTrigger asChild>
        <Button>Columns</Button>
      </PopoverTrigger>
      <PopoverContent className={className}>
        Which columns are shown.
        <Button size="sm">Reset</Button>
      </PopoverContent>
    </Popover>
  ),
  'popup, tooltip': ({ className }) => (
    <TooltipProvider>
      <Tooltip
        defaultOpen
        content={<Amount value="12.5" unit="XCB" maxDigits={2} />}
        className={className}
      >
        <Button>Fees</Button>
      </Tooltip>
    </TooltipProvider>
  ),
  'popup, toast': function Toast() {
    useMark('[data-slot=toaster]');
    useEffect(() => {
      toastNotices.success({
        id: 'placed',
        title: 'Order placed',
        description: 'Buy 10 XCB at 6.4182',
      });
    }, []);
    return null;
  },
};
