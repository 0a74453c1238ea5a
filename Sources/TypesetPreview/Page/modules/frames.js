/** Shares out drawing among frames: with a hundred screens, scrolling stays smooth while they come. */

/** How long drawing may take in one frame, in milliseconds; a single drawing that takes longer has a frame of its own. */
const budget = 8;
/** How long drawing waits for a frame, in milliseconds: a page that is not shown has none. */
const patience = 100;

/** What is to be drawn, the first come first. @type {{work: () => void, signal: AbortSignal}[]} */
const waiting = [];
let isScheduled = false;

/** Does something in one of the next frames, unless it is given up before. @param {() => void} work @param {AbortSignal} signal */
export function inTurn(work, signal) {
  waiting.push({ work, signal });
  schedule();
}

/** Prepares the next frame. */
function schedule() {
  if (isScheduled) return;
  isScheduled = true;
  const once = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    isScheduled = false;
    draw();
  };
  const timer = setTimeout(once, patience);
  const frame = requestAnimationFrame(once);
}

/** Draws until the time of a frame is used up. */
function draw() {
  const end = performance.now() + budget;
  while (waiting.length > 0 && performance.now() < end) {
    const { work, signal } = waiting.shift();
    if (!signal.aborted) work();
  }
  if (waiting.length > 0) schedule();
}
