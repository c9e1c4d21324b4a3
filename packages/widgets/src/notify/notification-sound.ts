// @where Trading: sound of a fill and of other notifications
/** Short notes: up for what was bought, down for what was sold, one twice for anything else. In hertz. */
const notes = { Buy: [660, 880], Sell: [880, 660], Other: [740, 740] } as const;
/** Sounds of notifications. */
export type NotificationSound = keyof typeof notes;
/** Duration of a note, in seconds. */
const noteSeconds = 0.09;
/** Volume, from 0 to 1: quiet beside speech and music. */
const loudness = 0.06;

let audio: AudioContext | undefined;

/**
 * Plays a tune. Of several tabs, and of several tunes at once, one is heard; a browser that does not let the page sound
 * yet, or a muted tab, stays silent, and nothing is heard later.
 */
export function playNotificationSound(tune: NotificationSound): void {
  if (typeof AudioContext === 'undefined') return;
  void alone(async () => {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') await Promise.race([audio.resume(), pause(200)]);
    if (audio.state !== 'running') return;
    const from = audio.currentTime;
    notes[tune].forEach((pitch, index) => sound(audio!, pitch, from + index * noteSeconds));
    await pause(400);
  }).catch(() => undefined);
}

function sound(context: AudioContext, pitch: number, at: number): void {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = 'sine';
  tone.frequency.value = pitch;
  // A slope at both ends avoids a click.
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.01);
  volume.gain.linearRampToValueAtTime(0, at + noteSeconds);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + noteSeconds);
}

/** Runs `task` unless it runs already, here or in another tab. */
async function alone(task: () => Promise<void>): Promise<void> {
  await navigator.locks?.request('agio.tune', { ifAvailable: true }, async (lock) => {
    if (lock) await task();
  });
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
