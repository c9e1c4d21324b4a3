import { cn } from '@agio/ui/cn';
import type { CSSProperties } from 'react';

/** Size and place that a host gives to a widget, on the widget's outermost element. */
export interface WidgetPlace {
  /** Classes of the host, which override those of the widget. */
  className?: string | undefined;
  /** Styles of the host, which override everything. */
  style?: CSSProperties | undefined;
}

/** Returns the attributes of a widget's outermost element: its own classes, with what the host says of its place. */
export const placeOf = (own: string, { className, style }: WidgetPlace): WidgetPlace => ({
  className: cn(own, className),
  style,
});
