import type { ComponentType, ReactNode } from 'react';
import { AlertDialog } from '../overlays/alert-dialog/alert-dialog.tsx';
import { Dialog } from '../overlays/dialog/dialog.tsx';
import { Drawer } from '../overlays/drawer/drawer.tsx';
import { DropdownMenu } from '../overlays/dropdown-menu/dropdown-menu.tsx';
import { Popover } from '../overlays/popover/popover.tsx';
import { TooltipProvider } from '../overlays/tooltip/tooltip.tsx';

interface StoryFile {
  default: {
    title: string;
    component?: ComponentType<Record<string, unknown>>;
    args?: Record<string, unknown>;
  };
  [story: string]: { args?: Record<string, unknown> };
}

/** The open roots that parts need around them. */
const around: Record<string, (children: ReactNode) => ReactNode> = {
  'Overlays/Alert dialog': (children) => <AlertDialog open>{children}</AlertDialog>,
  'Overlays/Dialog': (children) => <Dialog open>{children}</Dialog>,
  'Overlays/Drawer': (children) => <Drawer open>{children}</Drawer>,
  'Overlays/Dropdown menu': (children) => <DropdownMenu open>{children}</DropdownMenu>,
  'Overlays/Popover': (children) => <Popover open>{children}</Popover>,
  'Overlays/Tooltip': (children) => <TooltipProvider>{children}</TooltipProvider>,
};

const files = import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true });
const sources = import.meta.glob<string>('../**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Every component with stories: a function that renders its first story, and the source of the stories. */
export const shownComponents = Object.entries(files).flatMap(
  ([path, { default: meta, ...stories }]) => {
    const { title, component: Component } = meta;
    const [first] = Object.values(stories);
    if (!Component) return [];
    const args = { ...meta.args, ...first?.args };
    const show = (given: Record<string, unknown> = {}) => {
      const shown = <Component {...args} {...given} />;
      return around[title]?.(shown) ?? shown;
    };
    return [{ title, show, args, source: sources[path] ?? '' }];
  },
);
