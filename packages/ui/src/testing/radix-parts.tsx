import { Checkbox, Label, RadioGroup, Select, Slider, Switch, Tabs } from 'radix-ui';
import type { ComponentProps } from 'react';
import type { CheckboxProps } from '../controls/checkbox/checkbox.tsx';
import type { RadioGroupProps, RadioProps } from '../controls/radio-group/radio-group.tsx';
import type { SliderProps } from '../controls/slider/slider.tsx';
import type { SwitchProps } from '../controls/switch/switch.tsx';
import type { SelectProps } from '../forms/select-field/select-field.tsx';

/* The parts of radix-ui with the props of ours, for the suite that compares both (decision 0090). */

type Pressed = Pick<
  CheckboxProps & SwitchProps,
  | 'label'
  | 'checked'
  | 'defaultChecked'
  | 'disabled'
  | 'required'
  | 'name'
  | 'indeterminate'
  | 'onCheckedChange'
>;

export function RadixCheckbox({
  label,
  indeterminate = false,
  checked,
  onCheckedChange,
  ...rest
}: Pressed) {
  return (
    <Label.Root>
      <Checkbox.Root
        checked={indeterminate ? 'indeterminate' : checked}
        onCheckedChange={(next) => onCheckedChange?.(next === true)}
        {...rest}
      >
        <Checkbox.Indicator />
      </Checkbox.Root>
      {label}
    </Label.Root>
  );
}

export function RadixSwitch({ label, ...rest }: Omit<Pressed, 'indeterminate'>) {
  return (
    <Label.Root>
      <Switch.Root {...rest}>
        <Switch.Thumb />
      </Switch.Root>
      {label}
    </Label.Root>
  );
}

export function RadixRadioGroup({ label, value, ...rest }: Omit<RadioGroupProps, 'dir'>) {
  return <RadioGroup.Root aria-label={label} value={value ?? null} {...rest} />;
}

export function RadixRadio({ value, label, disabled }: RadioProps) {
  return (
    <Label.Root>
      <RadioGroup.Item value={value} disabled={disabled}>
        <RadioGroup.Indicator />
      </RadioGroup.Item>
      {label}
    </Label.Root>
  );
}

type TabsProps = Pick<ComponentProps<typeof Tabs.Root>, 'defaultValue' | 'children'>;

export const RadixTabs = (props: TabsProps) => <Tabs.Root {...props} />;
export const RadixTabsList = (props: ComponentProps<'div'>) => <Tabs.List {...props} />;
export const RadixTabsTrigger = (props: ComponentProps<typeof Tabs.Trigger>) => (
  <Tabs.Trigger {...props} />
);
export const RadixTabsContent = (props: ComponentProps<typeof Tabs.Content>) => (
  <Tabs.Content {...props} />
);

export function RadixSelect<V extends string>({
  options,
  value,
  onValueChange,
  label,
  name,
  disabled,
}: SelectProps<V>) {
  return (
    <Select.Root
      value={value ?? ''}
      onValueChange={(next) => onValueChange(next as V)}
      name={name}
      disabled={disabled}
    >
      <Select.Trigger aria-label={label}>
        <Select.Value placeholder="Choose" />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content position="popper" aria-label={label}>
          <Select.Viewport>
            {options.map((option) => (
              <Select.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
              >
                <Select.ItemText>{option.label}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}

export function RadixSlider({
  label,
  value,
  onValueChange,
  onValueCommit,
  min,
  max,
  step,
  disabled,
  formatValue = (each) => `${each} %`,
}: SliderProps) {
  return (
    <Slider.Root
      value={[value]}
      onValueChange={([next = value]) => onValueChange(next)}
      onValueCommit={([next = value]) => onValueCommit?.(next)}
      min={min}
      max={max}
      step={step}
      disabled={disabled ?? false}
    >
      <Slider.Track>
        <Slider.Range />
      </Slider.Track>
      <Slider.Thumb aria-label={label} aria-valuetext={formatValue(value)} />
    </Slider.Root>
  );
}
