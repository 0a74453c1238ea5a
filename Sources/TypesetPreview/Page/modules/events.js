/** News from the server: which documents have changed, and whether the server is there. */

/** How long the first attempt to connect again waits, and the longest wait, in milliseconds. */
const [shortest, longest] = [500, 8000];

/**
 * Listens to the server, and tries to reach it again when it is gone.
 * @param {{changed: (documents: string[]) => void, documents: () => void, status?: () => void, history?: () => void, state: (isConnected: boolean, isAgain: boolean) => void}} handlers
 */
export function listen(handlers) {
  let wait = shortest;
  let wasThere = false;
  const connect = () => {
    const source = new EventSource('api/events');
    source.addEventListener('open', () => {
      handlers.state(true, wasThere);
      wasThere = true;
      wait = shortest;
    });
    source.addEventListener('changed', event => handlers.changed(JSON.parse(event.data).documents));
    source.addEventListener('documents', () => handlers.documents());
    source.addEventListener('status', () => handlers.status?.());
    source.addEventListener('history', () => handlers.history?.());
    source.addEventListener('error', () => {
      handlers.state(false, wasThere);
      // The browser's own attempts end after some answers; ours do not.
      source.close();
      setTimeout(connect, wait);
      wait = Math.min(wait * 2, longest);
    });
    addEventListener('pagehide', () => source.close(), { once: true });
  };
  connect();
}
