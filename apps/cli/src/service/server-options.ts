import type { ServerOptions } from '@rowloom/http';
import type { Service } from '@rowloom/service';
import { VERSION } from '../version.ts';
import { findWebFolder } from './find-web-folder.ts';
import type { Config } from './read-config.ts';

/** What the HTTP side needs of the service and of the operator's configuration. */
export function serverOptions(
  config: Config,
  service: Service,
  log: ServerOptions['log'],
): Omit<ServerOptions, 'routes'> {
  return {
    version: VERSION,
    authenticate: service.authenticate,
    resolveScope: service.resolveScope,
    idempotency: service.idempotency,
    isReady: service.isReady,
    readinessNotes: service.readinessNotes,
    gauges: service.gauges,
    knownAddresses: service.services.sessions.knownAddresses,
    noteRefusal: async ({ caller, endpoint, access, named, code, method, path }) => {
      if (endpoint === undefined || endpoint.credential === 'operator')
        await service.services.admin.recordRefused(caller, { endpointId: endpoint?.id, method, path, code });
      else if (endpoint.id === 'requestApproval')
        await service.recordRefusedApproval(caller, { project: String(named) }, code);
      // A caller who got as far as the approval itself was refused by it, which has recorded that.
      else if (endpoint.scope.kind === 'approval' && access === undefined)
        await service.recordRefusedApproval(caller, { approval: String(named) }, code);
    },
    log,
    rateLimit: config.rateLimit,
    connections: { perAddress: config.connectionsPerAddress },
    publicUrl: config.publicUrl,
    web: findWebFolder(),
    trustProxy: config.trustProxy,
    ...(config.metricsToken === undefined ? {} : { metricsToken: config.metricsToken }),
  };
}
