import { makeClient } from '@rowloom/client';
import { findResource, RESOURCES, type ResourceName, type Surroundings } from '../operations/resource.ts';
import { readServices } from '../remote/credentials.ts';
import { chooseService, findService } from '../remote/find-service.ts';
import type { Candidate, Place } from './candidate.ts';

/** Nobody waits longer for a word that can be typed. */
const TIMEOUT_MS = 2000;
const MAX_NAMES = 100;

/** Names of resources of the service, as far as they can be read quickly and without a password. */
export async function listNames(resource: string, place: Place): Promise<readonly Candidate[]> {
  if (resource === 'service')
    return Object.entries(readServices()?.services ?? {}).map(([word, { url }]) => ({ word, about: url }));
  if (!isResource(resource)) return [];
  try {
    return await withPatience(list(resource, place));
  } catch {
    // No service, no permission, no answer: then there is nothing to offer.
    return [];
  }
}

const isResource = (name: string): name is ResourceName => Object.hasOwn(RESOURCES, name);

async function list(resource: ResourceName, place: Place): Promise<readonly Candidate[]> {
  chooseService(place.service);
  const { url, key } = findService();
  const client = makeClient({ baseUrl: url, token: key, timeout: TIMEOUT_MS, retry: { attempts: 1 } });
  const outside: Surroundings = { client, org: place.org, project: undefined };
  const needed = OF_PROJECT.has(resource) ? place.project : undefined;
  const project = needed === undefined ? undefined : await findResource('project', outside, needed);
  const names: Candidate[] = [];
  for await (const { id, name } of RESOURCES[resource].list({ ...outside, project: project as never })) {
    names.push({ word: name, about: id === name ? '' : id });
    if (names.length === MAX_NAMES) break;
  }
  return names;
}

const OF_PROJECT: ReadonlySet<ResourceName> = new Set(['connection', 'schedule', 'webhook', 'member']);

function withPatience<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<T>((_, reject) => {
    setTimeout(() => reject(new Error('late')), TIMEOUT_MS).unref();
  });
  return Promise.race([work, late]);
}
