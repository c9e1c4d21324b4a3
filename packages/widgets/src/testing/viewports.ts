// @where Tools: widths and heights at which stories are shown and photographed
/** The sizes that screens are shown at. */
const sizes = {
  desk: { name: 'Desk', styles: { width: '1440px', height: '1000px' } },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1000px' } },
  phone: { name: 'Phone', styles: { width: '390px', height: '1000px' } },
  small: { name: 'Small phone', styles: { width: '320px', height: '900px' } },
};

type Sizes = Record<string, { name: string; styles: { width: string; height: string } }>;

/** The parameters and the globals of stories that are shown at these sizes. */
export function viewportsOf<Own extends Sizes>(viewports: Own) {
  return {
    screen: { layout: 'fullscreen', viewport: { options: viewports } },
    at: (value: keyof Own & string) => ({ viewport: { value, isRotated: false } }),
  };
}

export const { screen: screenParameters, at } = viewportsOf(sizes);
