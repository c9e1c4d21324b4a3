import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../testing/matrix.tsx';
import { Footer, FooterLink } from './footer.tsx';

/** The bar at the end of every page: legal links, then who it is from. */
const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-5">
          {['Terms of Service', 'Privacy Policy', 'Support', 'API Documentation'].map((name) => (
            <FooterLink key={name} href={`#${name}`}>
              {name}
            </FooterLink>
          ))}
        </nav>
        <span className="ms-auto">Powered by Agio · Identity by CorePass</span>
      </>
    ),
  },
} satisfies Meta<typeof Footer>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

export const Matrix: StoryObj<typeof meta> = matrix(
  Footer,
  { Wide: { className: 'w-[1200px]' }, Phone: { className: 'w-[390px]' } },
  1,
);
