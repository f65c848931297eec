import type { Organization } from '@rowloom/contract';
import { useParams } from '@tanstack/react-router';
import { useCall } from '../../api/use-call.ts';

export type OrganizationId = Organization['id'];

/** The organization in the address. */
export const useOrganizationId = (): OrganizationId => useParams({ strict: false }).organizationId ?? '';

export const useOrganization = () => useCall('getOrganization', { params: { id: useOrganizationId() } });
