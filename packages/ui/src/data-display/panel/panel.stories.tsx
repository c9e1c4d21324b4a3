import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide-react';
import { expect } from 'storybook/test';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { matrix } from '../../testing/matrix.tsx';
import { Panel, PanelHeader, PanelTitle } from './panel.tsx';

/** A surface for one subject of a page, with a hairline around it and no shadow. What floats is an overlay. */
const meta = {
  title: 'Data display/Panel',
  component: Panel,
  args: {
    'aria-label': 'Balances',
    className: 'w-96',
    children: (
      <>
        <PanelHeader>
          <PanelTitle>Balances</PanelTitle>
          <IconButton label="Refresh" className="ms-auto">
            <RefreshCw size={16} strokeWidth={1.5} aria-hidden />
          </IconButton>
        </PanelHeader>
        <p className="m-0 p-4">The subject of the panel.</p>
      </>
    ),
  },
} satisfies Meta<typeof Panel>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Balances' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Balances' })).toBeVisible();
  },
};

export const Matrix: StoryObj<typeof meta> = matrix(Panel, {
  'With a head': {},
  'Without a head': {
    'aria-label': 'Allocation',
    children: <p className="m-0 p-4">The subject of the panel.</p>,
  },
});
