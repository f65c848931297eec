import { refuseField } from '@rowloom/contract';
import { isTargetError, type Session } from '@rowloom/databases';
import { refuseStore } from '@rowloom/runner';

/** Refuses a connected target that is a store of this or another service, as a field of the request. */
export async function refuseOwnStore(session: Session): Promise<void> {
  try {
    await refuseStore(session);
  } catch (error) {
    throw isTargetError(error) && error.code === 'own_store' ? refuseField('url', error.message) : error;
  }
}
